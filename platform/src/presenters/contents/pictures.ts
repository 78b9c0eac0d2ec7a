import type { Channel, Content } from '../../catalogue/model.ts';
import type { View } from '../view.ts';

/** Browsers load no http picture on an https page: then the drawn picture is used. */
function isShown(url: string | null | undefined): url is string {
  return url?.startsWith('https:') === true;
}

/** The wide picture of a content; a broadcast that exists only in a guide has the guide's, else that of its channel. */
export function stillOf(content: Content, view: View): string {
  const { guided } = content;
  if (!guided) return view.images('still', content.id, view.locale);
  if (isShown(guided.picture)) return guided.picture;
  return view.images('cover-color_bg', guided.channelId, view.locale);
}

/** The upright picture. */
export function posterOf(content: Content, view: View): string {
  return content.guided ? stillOf(content, view) : view.images('poster', content.id, view.locale);
}

/** The logo of a channel: that of its list, else the drawn one. */
export function channelPicture(channel: Channel, view: View, kind: 'icon' | 'logo'): string {
  const own = channel.external?.logoUrl;
  return isShown(own) ? own : view.images(kind, channel.id, view.locale);
}
