import { withBody } from './with-body.mjs'

/**
 * What `react-router` can do and the staff area does not use, by the functions that do it, file by file. Each is reached only
 * through the thing that is named, or gives what is written here without it, so the others are as they were.
 * `light-router.test.mjs` keeps the staff area from using them.
 */
export const unusedParts = {
  '/lib/router/router.js': {
    // useFetcher
    fetch: '',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    setFetcherError: '',
    getFetcher: '',
    resetFetcher: '',
    deleteFetcher: '',
    queueFetcherForDeletion: '',
    getUpdatedRevalidatingFetchers: '',
    markFetchRedirectsDone: 'return false;',
    abortStaleFetchLoads: 'return false;',
    getTargetedDataStrategyMatches: '',
    // useRevalidator
    revalidate: '',
    // Form, useSubmit and actions
    handleAction: '',
    normalizeNavigateOptions: 'return { path };',
    getSubmissionFromNavigation: '',
    // Redirects by loaders: guards draw <Navigate>.
    startRedirectNavigation: '',
    normalizeRelativeRoutingRedirectResponse: '',
    // Routes that are found out later
    cancelDiscoveryNavigation: '',
    checkFogOfWar: 'return { active: false, matches: null };',
    discoverRoutes: '',
    patchRoutes: '',
    _internalSetRoutes: '',
    // <ScrollRestoration>: the frame and its screens see to it.
    enableScrollRestoration: '',
    saveScrollPosition: '',
    getSavedScrollPosition: 'return null;',
    // Transitions between views
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
  },
  // Watching what the router does
  '/lib/router/instrumentation.js': {
    getRouteInstrumentationUpdates: '',
    instrumentClientSideRouter: '',
    consumeInstrumentationClientResultMetaReceiver: '',
  },
  // Pages that a server drew with the router
  '/lib/dom/lib.js': { parseHydrationData: '' },
  '/lib/dom/ssr/components.js': { PrefetchPageLinks: '' },
}

/** A plugin of the build: `isForStaff` says whether an environment is what staff load. */
export function lightRouter(isForStaff) {
  return {
    name: 'light-router',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/') || !isForStaff(this.environment.name))
        return undefined
      const file = Object.keys(unusedParts).find((end) => id.endsWith(end))
      return file ? { code: withoutParts(code, unusedParts[file]), map: null } : undefined
    },
  }
}

export function withoutParts(code, parts) {
  return Object.entries(parts).reduce(
    (rest, [name, body]) => withBody(rest, name, body, 'react-router'),
    code,
  )
}
