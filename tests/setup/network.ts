import nock from 'nock'

beforeAll(() => nock.disableNetConnect())
afterEach(() => {
  const unasked = nock.pendingMocks()
  nock.cleanAll()
  nock.abortPendingRequests()
  if (unasked.length > 0) throw new Error(`never asked for: ${unasked.join(', ')}`)
})
afterAll(() => nock.restore())

/**
 * Answers calls in place of the network. Whoever imports it reaches nothing else, a test fails whose answer nobody asked
 * for, and after the last test Node has its network back: suites share a process, and the next one would hang.
 */
export { nock }
