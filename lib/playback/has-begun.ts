import { callAsViewer } from '@/lib/platform/browser';
import { metadataCall, toMetadata } from '@/lib/platform/metadata';

/** Whether this viewer has begun a title and not finished it. Rejects when the platform does not say. */
export async function hasBegun(contentId: string): Promise<boolean> {
  const { resumeSeconds } = toMetadata(await callAsViewer(metadataCall(contentId)));
  return resumeSeconds !== null && resumeSeconds > 0;
}
