/** What the tests of an extension need besides a test runner with a DOM. */
export type { FakeClient, FakePorts, Message } from './fake-host.ts'
export { renderContribution, type RenderedContribution, type RenderOptions } from './render-contribution.tsx'
export type { Texts } from './texts.ts'
