import { ALIVE } from '@/lib/shell/alive';

/** A file of script as the framework asks for it. */
const FILE = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"([^>]*?) async=""([^>]*)><\/script>/g;
/** The same once more, fetched ahead. */
const AHEAD = /<link rel="preload" as="script"[^>]*\/>/g;
const END = '</body>';

/** A page does not wait longer for a picture that does not come. */
const LIMIT_MS = 3_000;

/** Buttons that do nothing without a script. Links, forms and popovers of the platform answer by themselves. */
const DEAF = 'button[type=button]:not([popovertarget])';

/**
 * Fetches what `lateScripts` has put off: when all pictures in sight are shown, or as soon as somebody touches the page. A
 * button that was pressed before it could answer is pressed again when it can; nothing hears of the first time. Until
 * then the document says that it is waking.
 */
export const STARTER = [
  '{let page=document,root=page.documentElement,pressed,',
  'start=()=>{for(let late of page.querySelectorAll("script[data-src]")){let script=page.createElement("script");',
  'script.setAttribute("async","");script.src=late.dataset.src;late.replaceWith(script)}},',
  'next=work=>requestAnimationFrame(()=>setTimeout(work)),',
  'isAwaited=image=>{let{top,right,bottom,left}=image.getBoundingClientRect();',
  'return!image.complete&&bottom>Math.max(top,0)&&right>0&&top<innerHeight&&left<innerWidth},',
  'shown=()=>Promise.allSettled([...page.images].filter(isAwaited).map(image=>image.decode())),',
  `press=event=>{if(pressed=event.target.closest("${DEAF}"))event.stopImmediatePropagation()};`,
  'root.dataset.waking="";',
  'next(()=>shown().then(()=>next(start)));',
  `setTimeout(start,${LIMIT_MS});`,
  'for(let touch of["pointerdown","keydown"])addEventListener(touch,start,{once:true,capture:true});',
  'addEventListener("click",press,true);',
  `page.addEventListener("${ALIVE}",()=>{delete root.dataset.waking;removeEventListener("click",press,true);pressed?.click()},{once:true})}`,
].join('');

/**
 * The same page, with its files of script put off. On a phone they would share one thin line with its picture, and one slow
 * processor with its first paint (DESIGN section 10, LCP); what is read, and where links lead, needs none of them.
 */
export function lateScripts(html: string): string {
  const end = html.lastIndexOf(END);
  if (end < 0) return html;
  const late = html
    .slice(0, end)
    .replace(AHEAD, '')
    .replace(FILE, '<script data-src="$1"$2 async=""$3></script>');
  return `${late}<script>${STARTER}</script>${html.slice(end)}`;
}
