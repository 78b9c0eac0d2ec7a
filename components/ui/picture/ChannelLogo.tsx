import type { ComponentProps } from 'react';
import { TvIcon } from '../icon/navigation';
import { Picture } from './Picture';

type Props = Pick<
  ComponentProps<typeof Picture>,
  'src' | 'color' | 'sizes' | 'most' | 'priority' | 'className'
> & {
  iconSize?: ComponentProps<typeof TvIcon>['size'];
};

/** The logo of a channel, whose name is next to it; a television icon without a logo. */
export function ChannelLogo({ iconSize, ...picture }: Props) {
  return <Picture {...picture} alt="" shape="sign" fallback={<TvIcon size={iconSize} />} />;
}
