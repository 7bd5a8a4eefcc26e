import type { Plugin } from 'vite'

/** Functions of React's that do nothing here, by their own names: why each is never asked, or has nothing to do. */
type Never = Readonly<Record<string, string>>

/**
 * What React's drawing of pages does for pages other than this one. That src uses nothing of it is held by
 * test/packages.test.ts.
 */
const DRAWING: Never = {
  'pages drawn by a server, which a browser takes up: this one is drawn here from the beginning':
    'updateDehydratedSuspenseComponent retrySuspenseComponentWithoutHydrating mountHostRootWithoutHydrating ' +
    'retryActivityComponentWithoutHydrating popHydrationState prepareToHydrateHostInstance canHydrateInstance ' +
    'attemptExplicitHydrationTarget accumulateOrCreateContinuousQueuedReplayableEvent clearIfContinuousEvent ' +
    'attemptReplayContinuousQueuedEvent replayUnblockedEvents retryIfBlockedOn scheduleReplayQueueIfNeeded ' +
    'queueIfContinuousEvent clearHydrationBoundary hideOrUnhideDehydratedBoundary registerSuspenseInstanceRetry ' +
    'getNextHydratable pushTreeId',
  'ViewTransition, which nothing here is: those that walk the tree look for one':
    'startViewTransition commitAfterMutationEffectsOnFiber measureViewTransitionHostInstancesRecursive ' +
    'restoreViewTransitionName commitExitViewTransitions commitDeletedPairViewTransitions measureNestedViewTransitions ' +
    'applyViewTransitionToHostInstancesRecursive commitEnterViewTransitions applyViewTransitionName ' +
    'commitAppearingPairViewTransitions commitNestedViewTransitions restorePairedViewTransitions ' +
    'restoreViewTransitionOnHostInstances scheduleViewTransitionEvent restoreEnterOrExitViewTransitions ' +
    'getViewTransitionName restoreNestedViewTransitions measureClonedInstance recursivelyTraverseAfterMutationEffects ' +
    'applyViewTransitionToHostInstances createViewTransitionInstance getViewTransitionClassName getClassNameByType ' +
    'reportViewTransitionError createMeasurement measureInstance pushViewTransitionCancelableScope ' +
    'ViewTransitionPseudoElement trackEnterViewTransitions',
  'links, styles, scripts, titles and metas, which React lifts into the head; and html, head and body: index.html has them':
    'isHostHoistableType getResource acquireResource suspendResource mountHoistable createHoistableInstance ' +
    'getHydratableHoistableCache getResourcesFromRoot markNodeAsHoistable stylesheetPropsFromRawProps ' +
    'adoptPreloadPropsForStylesheet adoptPreloadPropsForScript insertStylesheet insertSuspendedStylesheets ' +
    'insertStylesheetIntoRoot preloadResourceAndSuspendIfNeeded preloadStylesheet preload preloadModule preinitStyle ' +
    'preinitModuleScript preinitScript preconnect preconnectAs prefetchDNS resolveSingletonInstance ' +
    'releaseSingletonInstance commitHostSingletonAcquisition',
  'Activity and SuspenseList':
    'updateActivityComponent updateSuspenseListComponent initSuspenseListRenderState cutOffTailIfNeeded ' +
    'findLastContentRow',
  useActionState:
    'mountActionState updateActionStateImpl rerenderActionState runActionStateAction dispatchActionState',
  'useTransition, useOptimistic, and forms whose action is a function':
    'startTransition dispatchOptimisticSetState updateOptimisticImpl startHostTransition extractEvents$1 ' +
    'requestFormReset$1 defaultOnDefaultTransitionIndicator',
  'caches: none is given up, and no compiler has written one into a component':
    'refreshCache useMemoCache',
  'pictures that a page waits for before it is shown':
    'preloadInstanceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber estimateBandwidth',
  "elements of the page's own making": 'setPropOnCustomElement',
  'writing where there is no field': 'getNodeForCharacterOffset',
  findDOMNode: 'findCurrentFiberUsingSlowPath',
  'a Fragment that somebody has a ref on':
    'commitNewChildToFragmentInstance deleteChildFromFragmentInstance validateDocumentPositionWithFiberTree ' +
    'findFragmentInstanceOrTextInstanceSiblings scrollTextNodeIntoView collectClientRects',
  'which components an error came through: Stumble only asks that there was one':
    'getStackByFiberInDevAndProd describeFiber describeNativeComponentFrame getComponentNameFromType',
}

/** The same of what all components are made with. */
const MAKING: Never = {
  'children gone through one by one': 'mapChildren',
  'transitions, as above': 'startTransition addTransitionType',
}

/** What a ref to a Fragment would do, which nothing has. */
const FRAGMENTS = /^FragmentInstance\.prototype\.\w+ = function .*?^};$/gms

/** Empties these functions of a file of React's. */
function without(code: string, never: Never): string {
  let lean = code
  for (const name of Object.values(never).flatMap((names) => names.split(' '))) {
    // React's own file is not squeezed: what begins at the edge ends there.
    const whole = new RegExp(`^function ${name.replace('$', '\\$')}\\([^]*?^}$`, 'm')
    if (!whole.test(lean)) throw new Error(`React has no ${name} any more`)
    // A dollar in the name is no sign of a pattern.
    lean = lean.replace(whole, () => `function ${name}() {}`)
  }
  return lean
}

/**
 * Keeps the built page lean: React DOM is a quarter of what a table waits for, and a quarter of that is for other
 * pages. Fails where React no longer has one of the names: then look anew at what each of them is for.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/cjs\/(?:react-dom-client|react)\.production\.js$/ },
      handler(code, id) {
        if (id.endsWith('/react.production.js')) return { code: without(code, MAKING), map: null }
        const lean = code.replace(FRAGMENTS, '')
        if (lean === code) throw new Error('React has no refs to Fragments any more')
        return { code: without(lean, DRAWING), map: null }
      },
    },
  }
}
