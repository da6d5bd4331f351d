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
 * responds with HTML for a missing script counts as a failure too. Once the page has started, nothing reloads it:
 * suggestions and diagrams have fallbacks of their own, and navigation cares for its target (`navigation.ts`).
 * Gatsby would open its page anew after a chunk that nobody waits for: such rejections do not get to it.
 */
export function loadFailureScript(): string {
  return (
    `(function(w,k){var started;` +
    `function again(id){try{var l=JSON.parse(sessionStorage.getItem(k)||'[]');if(l.indexOf(id)>=0)return false;l.push(id);sessionStorage.setItem(k,JSON.stringify(l));return true}catch(e){return false}}` +
    `function clear(){var b=document.querySelector('.load-failure');if(b)b.remove()}` +
    `function notice(t,f){clear();var b=document.createElement('div'),p=document.createElement('p'),r=document.createElement('button');` +
    `b.className='load-failure';b.setAttribute('role','alert');p.textContent=t;r.type='button';r.textContent='Retry';r.onclick=f;b.append(p,r);document.body.prepend(b)}` +
    `function failed(t,id){if(started)return;if(navigator.onLine!==false&&again(id))location.reload();else notice('A part of this page did not load. '+t,function(){location.reload()})}` +
    `w.__loadFailures={started:function(){started=true;clear()},notice:notice,clear:clear};` +
    `w.addEventListener('error',function(e){var t=e.target;` +
    `if(t&&t.tagName==='SCRIPT'&&t.src&&t.src.indexOf(location.origin)===0)failed('Failed to load '+t.src,t.src);` +
    `else if(e.filename&&/\\.js$/.test(e.filename)&&/SyntaxError|Unexpected token/.test(e.message||''))failed(e.message,e.filename)},true);` +
    `w.addEventListener('unhandledrejection',function(e){var t=String(e.reason&&e.reason.message||e.reason);` +
    `if(/Loading (?:CSS )?chunk/i.test(t))e.stopImmediatePropagation();` +
    `else if(/^page resources for /.test(t))failed(t,t+w.___webpackCompilationHash)})` +
    `})(window,'${RELOADED_KEY}')`
  );
}
