/**
 * The one inline script: it sets the theme before the first paint, so that a dark page never flashes white.
 * The content security policy allows it by its hash.
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()"
