/** Whether an episode can be played: not one that is only announced (spec 2 §4), nor one whose rights ended. */
export const isPlayable = ({
  isAnnouncement,
  isLost,
}: {
  isAnnouncement: boolean;
  isLost: boolean;
}): boolean => !isAnnouncement && !isLost;
