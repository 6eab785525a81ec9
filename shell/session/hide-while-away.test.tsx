import { jest } from '@jest/globals'

import { hideWhileAway } from './hide-while-away.ts'

const page = document.documentElement
const isHidden = () => page.style.opacity === '0' && page.inert

function leaveAndReturn({ persisted }: { persisted: boolean }): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a page that the browser kept is hidden until the session is known, and reloaded if it is over', async () => {
  const isSamePerson = jest.fn<() => Promise<boolean>>()
  const reload = jest.fn()
  hideWhileAway(isSamePerson, reload)

  isSamePerson.mockResolvedValueOnce(true)
  leaveAndReturn({ persisted: true })
  expect(isHidden()).toBe(true)
  await settled()
  expect(isHidden()).toBe(false)
  expect(reload).not.toHaveBeenCalled()

  isSamePerson.mockResolvedValueOnce(false)
  leaveAndReturn({ persisted: true })
  await settled()
  expect(isHidden()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
