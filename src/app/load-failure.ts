/** Session storage: the address that was reloaded because a part of it did not load. */
export const RELOADED_KEY = 'load-failure.reloaded';

/**
 * Inline script for the case that the site's own scripts do not load: the page is reloaded once; if that does not
 * help, the error text and 'Retry' stand above the page, which stays readable. A host that responds with HTML for a
 * missing script counts as a failure too. It defines `__loadFailed(text)`, which the site's scripts call as well.
 */
export function loadFailureScript(): string {
  return (
    `(function(w,k){` +
    `w.__loadFailed=function(t){var s,u=location.href;try{s=sessionStorage;if(s.getItem(k)!==u){s.setItem(k,u);location.reload();return}}catch(e){}` +
    `if(document.querySelector('.load-failure'))return;` +
    `var b=document.createElement('div'),p=document.createElement('p'),r=document.createElement('button');` +
    `b.className='load-failure';b.setAttribute('role','alert');p.textContent='A part of this page did not load. '+t;r.type='button';r.textContent='Retry';` +
    `r.onclick=function(){try{sessionStorage.removeItem(k)}catch(e){}location.reload()};b.append(p,r);document.body.prepend(b)};` +
    `w.addEventListener('error',function(e){var t=e.target;` +
    `if(t&&t.tagName==='SCRIPT'&&t.src&&t.src.indexOf(location.origin)===0)w.__loadFailed('Failed to load '+t.src);` +
    `else if(e.filename&&/\\.js$/.test(e.filename)&&/SyntaxError|Unexpected token/.test(e.message||''))w.__loadFailed(e.message)},true)` +
    `})(window,'${RELOADED_KEY}')`
  );
}

declare global {
  interface Window {
    __loadFailed?: (text: string) => void;
  }
}

/** Hands failures of page data and chunks to the inline script; Gatsby leaves them as rejected promises. */
export function watchLoadFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const text = reason instanceof Error ? reason.message : String(reason);
    if (
      /page resources for .* not found|Loading (?:CSS )?chunk|ChunkLoadError|dynamically imported module/i.test(
        text,
      )
    )
      window.__loadFailed?.(text);
  });
}

/** The page is complete: the next failure may reload again. */
export function forgetLoadFailures(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}
