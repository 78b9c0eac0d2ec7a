import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { publicPages } from '../../bench/lib/public-pages.mjs';
import { Payer } from './payer.mjs';
import { Viewer } from './viewer.mjs';

/** A bounded load on loopback: viewers at addresses of their own, who look round, and payers. It counts what must be nothing. */

const VIEWERS = 6;
const PAYERS = 2;
const LOOK_MS = 150;
const PAY_MS = 400;
const AMOUNT = 100;

export class Load {
  #isOver = false;
  /** @type {Promise<void>[]} */
  #running = [];
  pages = 0;
  payments = 0;
  /** Error pages, each with its address, by what was done at the time. @type {string[]} */
  errorPages = [];
  /** Payments that were not answered at all within a minute. @type {string[]} */
  unanswered = [];
  /** @type {Viewer[]} */
  viewers = [];
  /** @type {Payer[]} */
  payers = [];
  /** What is done to the cluster now. */
  doing = 'nothing';
  /** Nobody can answer: what a viewer sees is of their browser. */
  isNginxAway = false;

  /** @param {import('../../../scripts/lib/cluster/cluster.mjs').Cluster} cluster */
  constructor(cluster) {
    this.cluster = cluster;
  }

  /** Registers and logs in everybody, and opens every page once, so that it is stored. */
  async begin() {
    const { siteUrl, mediaUrl } = this.cluster;
    const { missing: _, ...pages } = await publicPages(mediaUrl);
    const world = { site: siteUrl, pages: Object.values(pages) };
    const person = () => ({ username: randomUUID(), password: 'correct horse battery' });
    for (let at = 0; at < PAYERS; at += 1) {
      const payer = new Payer(mediaUrl, person());
      await payer.begin();
      this.payers.push(payer);
    }
    for (let at = 0; at < VIEWERS; at += 1) {
      const own = person();
      await new Payer(mediaUrl, own).begin();
      const viewer = new Viewer(world, `127.0.0.${at + 11}`);
      await viewer.logIn(own);
      for (const __ of world.pages) {
        const { path, failure } = await viewer.openPage();
        if (failure) throw new Error(`${path} does not work before anything was done to it: ${failure}`);
      }
      this.viewers.push(viewer);
    }
  }

  start() {
    this.#isOver = false;
    this.#running = [
      ...this.viewers.map((viewer) => this.#look(viewer)),
      ...this.payers.map((payer) => this.#pay(payer)),
    ];
  }

  /** Resolves when everybody has finished what they were doing. */
  async stop() {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Users whom the web app no longer knows. */
  async lostSessions() {
    const known = await Promise.all(this.viewers.map((viewer) => viewer.isLoggedIn()));
    return known.filter((isKnown) => isKnown !== true).length;
  }

  /** Payments that brought money twice, and money that is not there. @returns {Promise<{double: number, lost: number}>} */
  async books() {
    let double = 0;
    let lost = 0;
    for (const payer of this.payers) {
      const difference = (await payer.balance()) / AMOUNT - payer.answered;
      if (difference > 0) double += difference;
      if (difference < 0) lost -= difference;
    }
    return { double, lost };
  }

  /** @param {Awaited<ReturnType<Viewer['openPage']>>} page */
  count({ path, failure, isUnanswered }) {
    this.pages += 1;
    if (failure && !(isUnanswered && this.isNginxAway))
      this.errorPages.push(`${this.doing}: ${path}: ${failure}`);
  }

  /** @param {Viewer} viewer */
  async #look(viewer) {
    while (!this.#isOver) {
      this.count(await viewer.openPage());
      await pause(LOOK_MS * (0.5 + Math.random()));
    }
  }

  /** @param {Payer} payer */
  async #pay(payer) {
    while (!this.#isOver) {
      await payer.pay(AMOUNT).then(
        () => {
          this.payments += 1;
        },
        (error) => this.unanswered.push(`${this.doing}: ${error.message}`),
      );
      await pause(PAY_MS);
    }
  }
}
