import type { Lang } from '../../core/shapes.ts'
import { plainPage, plainPolicy } from '../plain-page.ts'
import { INSTALL_TEXT } from './text.ts'

/**
 * Reloads when the connection is back, unless the visitor is already leaving: a reload would cancel that navigation.
 * Lists the cached pages in this language with their titles.
 */
const SCRIPT = `var leaving=false;
addEventListener('beforeunload',function(){leaving=true});
addEventListener('online',function(){if(!leaving)location.reload()});
document.getElementById('retry').addEventListener('click',function(event){event.preventDefault();location.reload()});
var SIGNS={amp:'&',lt:'<',gt:'>',quot:'"','#x27':"'"};
function plain(text){return text.replace(/ \\| Talad$/,'').replace(/&(amp|lt|gt|quot|#x27);/g,function(all,name){return SIGNS[name]})}
(async function(){
var list=document.getElementById('kept'),lang=document.documentElement.lang;
if(!window.caches)return;
for(const name of await caches.keys()){
if(name.indexOf('talad-')!==0)continue;
const cache=await caches.open(name);
for(const request of await cache.keys()){
const url=new URL(request.url);
if(url.pathname!=='/'+lang&&url.pathname.indexOf('/'+lang+'/')!==0)continue;
const title=/<title[^>]*>([^<]*)/.exec(await (await cache.match(request)).text());
const item=document.createElement('li'),link=document.createElement('a');
link.href=url.pathname+url.search;
link.textContent=plain(title?title[1]:url.pathname);
item.append(link);list.append(item);
}}
if(list.children.length>0)document.getElementById('none').remove();
})();`

/** A self-contained page that the service worker shows without a connection. */
export function offlinePage(lang: Lang): string {
  const t = INSTALL_TEXT[lang]
  return plainPage(lang, {
    title: t.title,
    note: t.note,
    links: `<a class="main" id="retry" href="">${t.retry}</a><a href="/${lang}">${t.home}</a>`,
    more: `\n<h2>${t.kept}</h2><p id="none">${t.none}</p><ul id="kept"></ul>`,
    script: SCRIPT,
  })
}

export const OFFLINE_POLICY = plainPolicy(SCRIPT)
