import { parentPort } from 'node:worker_threads';
import { readList } from '../m3u/read.ts';
import { ImportProblem } from '../problem.ts';
import { guideFeed } from '../xmltv/feed.ts';
import type { ReadingAnswer, ReadingOrder } from './orders.ts';

/** The thread that reads the text of one import (started by worker-thread/readers.ts). */

let feed: ReturnType<typeof guideFeed> | null = null;

function work(order: ReadingOrder): ReadingAnswer {
  if (order.do === 'list') return { done: readList(order.bytes, order.source) };
  if (order.do === 'feed') return { done: feed?.(order.part) ?? [] };
  feed = guideFeed(order.zone);
  return { done: null };
}

parentPort?.on('message', (order: ReadingOrder) => {
  let answer: ReadingAnswer;
  try {
    answer = work(order);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    answer = { problem: error.message };
  }
  parentPort?.postMessage(answer);
});
