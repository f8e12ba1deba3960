// The scripts that stand in a document itself. The content security policy allows them by their hashes.

/** Sets the theme before the first paint, so that a dark page never flashes white. */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()"

/** Fetches the page's own scripts once it has been drawn: on a slow line its text and first picture come before them. */
export const startScript =
  "requestAnimationFrame(function(){setTimeout(function(){var f=JSON.parse(document.getElementById('page-scripts').textContent);f.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)});import(f[0])})})"
