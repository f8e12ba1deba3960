// Loaded while developing only, before any component: what Vite would otherwise put into a page of its own.
// @ts-expect-error served by Vite's React plugin, not a file
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
})
