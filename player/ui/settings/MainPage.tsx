'use client';

import { useKey, usePlayerContext, useSend } from '../context';
import { trackName } from '../track-name';
import { useSettings } from './context';
import { useQualityName, useSpeedName } from './pages';
import { ActionRow, Row } from './Row';
import { useSleepName } from './SleepPage';

/** The menu: what can be chosen for the stream on screen, with the current choice. */
export function MainPage({ hasKeyboard }: { hasKeyboard: boolean }) {
  const { labels } = usePlayerContext();
  const { words } = useSettings();
  const texts = useKey('textTracks');
  const textId = useKey('textId');
  const audios = useKey('audioTracks');
  const audioId = useKey('audioId');
  const isLive = useKey('source')?.kind === 'live';
  const linkAllowed = useKey('linkAllowed');
  const send = useSend();
  const sleep = useSleepName();
  const quality = useQualityName();
  const speed = useSpeedName(useKey('rate'));
  const text = texts.find(({ id }) => id === textId);
  const audio = audios.find(({ id }) => id === audioId);
  return (
    <>
      {texts.length > 0 && (
        <Row to="subtitles" title={labels.subtitles} value={text ? trackName(text) : labels.subtitlesOff} />
      )}
      {audios.length > 1 && <Row to="audio" title={words.audio} value={audio && trackName(audio)} />}
      {quality !== null && <Row to="quality" title={words.quality} value={quality} />}
      {/* Live has only speed 1. */}
      {!isLive && <Row to="speed" title={words.speed} value={speed} />}
      <Row to="sleep" title={words.sleep} value={sleep} />
      {linkAllowed && (
        <ActionRow
          title={words.copyLink}
          onPress={() => {
            send('copyLink');
            send('showLayer', null);
          }}
        />
      )}
      <ActionRow
        title={words.stats}
        onPress={() => {
          send('toggleStats');
          send('showLayer', null);
        }}
      />
      {hasKeyboard && <Row to="keys" title={labels.shortcuts} />}
    </>
  );
}
