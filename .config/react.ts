import type { Plugin } from 'vite'

/**
 * What React's drawing of pages does for pages other than this one: by its own names, and why each is never asked, or
 * has nothing to do when it is. That src uses nothing of it is held by test/packages.test.ts.
 */
const NEVER: Readonly<Record<string, string>> = {
  'pages drawn by a server, which a browser takes up: this one is drawn here from the beginning':
    'updateDehydratedSuspenseComponent retrySuspenseComponentWithoutHydrating mountHostRootWithoutHydrating ' +
    'retryActivityComponentWithoutHydrating popHydrationState prepareToHydrateHostInstance canHydrateInstance ' +
    'attemptExplicitHydrationTarget accumulateOrCreateContinuousQueuedReplayableEvent clearIfContinuousEvent ' +
    'attemptReplayContinuousQueuedEvent replayUnblockedEvents retryIfBlockedOn scheduleReplayQueueIfNeeded ' +
    'queueIfContinuousEvent',
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
  'a Fragment that somebody has a ref on':
    'commitNewChildToFragmentInstance deleteChildFromFragmentInstance validateDocumentPositionWithFiberTree ' +
    'findFragmentInstanceOrTextInstanceSiblings scrollTextNodeIntoView collectClientRects',
  'which components an error came through: Stumble only asks that there was one':
    'getStackByFiberInDevAndProd describeFiber describeNativeComponentFrame',
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
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        let lean = code
        for (const name of Object.values(NEVER).flatMap((names) => names.split(' '))) {
          // React's own file is not squeezed: what begins at the edge ends there.
          const whole = new RegExp(`^function ${name}\\([^]*?^}$`, 'm')
          if (!whole.test(lean)) throw new Error(`React has no ${name} any more`)
          lean = lean.replace(whole, `function ${name}() {}`)
        }
        return { code: lean, map: null }
      },
    },
  }
}
