import { withBody } from './with-body.mjs'

/**
 * What React can do and neither the public site nor the staff area uses, by the functions of `react-dom` that do it. Each is
 * reached only through the thing that is named, or does nothing without it, so the others are as they were.
 * `light-react.test.mjs` keeps what browsers load from using them.
 */
export const unusedFeatures = {
  // <ViewTransition>: pages fade by `fade-in.ts`.
  viewTransitions: [
    'trackEnterViewTransitions',
    'pushViewTransitionCancelableScope',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'createViewTransitionInstance',
    'startViewTransition',
    'flushAfterMutationEffects',
  ],
  // <Fragment ref>
  fragmentRefs: [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'deleteChildFromFragmentInstance',
  ],
  // <SuspenseList>
  suspenseLists: ['initSuspenseListRenderState', 'updateSuspenseListComponent', 'cutOffTailIfNeeded'],
  // useActionState
  actionState: [
    'dispatchActionState',
    'mountActionState',
    'updateActionState',
    'updateActionStateImpl',
    'rerenderActionState',
  ],
  // preload, preinit, preconnect and the like of `react-dom`: documents name their files themselves.
  resourceHints: [
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  // <link rel="stylesheet" precedence>
  styleSheets: ['preloadStylesheet', 'insertStylesheet', 'suspendResource', 'insertSuspendedStylesheets'],
  // onBeforeInput, onSelect
  rareEvents: ['getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'constructSelectEvent'],
}

/** Names of components in reports of errors, which are letters in what is built. */
const emptyTexts = ['getStackByFiberInDevAndProd']

/** Methods of what cannot be made any more. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};\n/gm

/** A plugin of the build: `isForBrowsers` says whether an environment is what browsers load. */
export function lightReact(isForBrowsers) {
  return {
    name: 'light-react',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js') || !isForBrowsers(this.environment.name))
        return undefined
      return { code: withoutUnused(code), map: null }
    },
  }
}

/** Fails where React has come to be written otherwise: the lists above are then to be looked through anew. */
export function withoutUnused(code) {
  const emptied = Object.values(unusedFeatures)
    .flat()
    .reduce((rest, name) => withBody(rest, name, '', 'react-dom'), code)
  return emptyTexts
    .reduce((rest, name) => withBody(rest, name, "return ''", 'react-dom'), emptied)
    .replace(methods, '')
}
