/** Session storage: what has failed in this tab and was answered by a reload, as a JSON list. */
export const RELOADED_KEY = 'load-failure.reloaded';

interface LoadFailures {
  /** The page responds: what fails from here on is left to the code that requested it. */
  started: () => void;
  /** Shows a text with 'Retry' above the page, in place of an earlier one. */
  notice: (text: string, retry: () => void) => void;
  /** Removes the text. */
  clear: () => void;
}

declare global {
  interface Window {
    __loadFailures?: LoadFailures;
  }
}

/**
 * Inline script for the case that the scripts a page starts with, or its data, do not load. The page is reloaded once
 * for each failing script in a tab; scripts are named by their content, so a new build counts anew. If that does not
 * help, and at once when offline, the error and 'Retry' appear above the page, which stays readable. A host that
 * responds with HTML for a missing script counts as a failure too. Hosts whose cache rules go by paths let browsers
 * keep such a response for a year, so what failed is requested past the cache before it is needed again. Once the page
 * has started, nothing reloads it: suggestions and diagrams have fallbacks of their own, and navigation cares for its
 * target (`navigation.ts`). Gatsby would open its page anew after a chunk that nobody waits for: such rejections do not
 * get to it.
 */
export function loadFailureScript(): string {
  return (
    `((w,k)=>{var started,` +
    `again=u=>{try{var s=sessionStorage,l=JSON.parse(s[k]||'[]');return!l.includes(u)&&(s[k]=JSON.stringify([...l,u]))}catch(e){}},` +
    `reload=()=>location.reload(),` +
    `renew=(u,f)=>{fetch(u,{cache:'reload'}).then(f,f)},` +
    `clear=()=>document.querySelector('.load-failure')?.remove(),` +
    `notice=(t,f)=>{clear();var b=document.createElement('div'),p=document.createElement('p'),r=document.createElement('button');` +
    `b.className='load-failure';b.setAttribute('role','alert');p.textContent=t;r.textContent='Retry';r.onclick=f;b.append(p,r);document.body.prepend(b)},` +
    `failed=(t,u)=>renew(u,()=>{started||(navigator.onLine&&again(u)?reload():notice('A part of this page did not load. '+t,()=>renew(u,reload)))});` +
    `w.__loadFailures={started(){started=1;clear()},notice,clear};` +
    `w.addEventListener('error',e=>{var t=e.target;` +
    `if(t.tagName==='SCRIPT'&&t.src.startsWith(location.origin))failed(t.src,t.src);` +
    `else if(/\\.js$/.test(e.filename)&&/SyntaxError/.test(e.message))failed(e.message,e.filename)},true);` +
    `w.addEventListener('unhandledrejection',e=>{var t=String(e.reason?.message||e.reason);` +
    `if(/^Loading (CSS )?chunk/.test(t))e.stopImmediatePropagation();` +
    `else if(/^page resources for |^We couldn't load /.test(t))failed(t,location+'#'+w.___webpackCompilationHash)})` +
    `})(window,'${RELOADED_KEY}')`
  );
}
