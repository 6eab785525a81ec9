/** What the tests of an extension need in addition to a test runner with a DOM. */
export type { FakeClient, FakePorts, Message, TrackedEvent } from './fake-host.ts'
export { renderContribution, type RenderedContribution, type RenderOptions } from './render-contribution.tsx'
export { runContribution, type RanContribution, type RunOptions } from './run-contribution.ts'
export type { Texts } from './texts.ts'
