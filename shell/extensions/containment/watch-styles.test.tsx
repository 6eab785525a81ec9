import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'

import { createLedger } from './ledger.ts'
import { removeLooseRules } from './remove-loose-rules.ts'
import { watchStyles } from './watch-styles.ts'

// jsdom has no common class of rules that hold others.
Object.assign(globalThis, { CSSGroupingRule: CSSMediaRule })

const care = anExtension('care')
const ledger = createLedger(() => undefined)
watchStyles([care, anArea('orders')], ledger)

beforeEach(() => {
  ledger.release('care')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <div id="root">
      <nav class="sidebar"><a class="link">Orders</a></nav>
      <div data-extension=""><p class="points link-of-mine">5</p></div>
      <div class="zone" data-widget="earned"><p class="earned">5</p></div>
    </div>
    <div role="dialog" class="mine">Award points</div>`
})
afterEach(() => jest.restoreAllMocks())

function sheetOf(...selectors: string[]): CSSStyleSheet {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = selectors.map((selector) => `${selector} { display: none }`).join('\n')
  return style.sheet!
}

const selectorsIn = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].map((rule) => (rule as CSSStyleRule).selectorText)

/** Loads a style file of a remote. */
function load(sheet: CSSStyleSheet, remote: string): void {
  const link = document.head.appendChild(document.createElement('link'))
  link.href = `/remotes/${remote}/page.css`
  Object.defineProperty(link, 'sheet', { value: sheet })
  link.dispatchEvent(new Event('load'))
}

test('rules for the document or for elements of the admin on screen are removed, own rules stay', () => {
  const others = ['#root', 'body.any', '.sidebar', 'nav .link::before', '.zone']
  const own = ['.points', '.earned', '.points p:hover', '.mine', '.not-yet', 'body.dark .points']
  const sheet = sheetOf(...others, ...own)
  expect(removeLooseRules(sheet).toSorted()).toEqual(others.toSorted())
  expect(selectorsIn(sheet)).toEqual(own)
})

test('a style file of an extension loses such rules and is reported; those of areas stay', async () => {
  const [ofArea, ofCare] = [sheetOf('#root', '.sidebar'), sheetOf('.sidebar', '.points')]
  load(ofArea, 'orders')
  load(ofCare, 'care')
  await waitFor(() => expect(selectorsIn(ofCare)).toEqual(['.points']))
  expect(ledger.account('care').failures).toMatchObject([
    { failure: { kind: 'style', detail: expect.stringContaining('.sidebar') } },
  ])
  expect(selectorsIn(ofArea)).toEqual(['#root', '.sidebar'])
})

test('a style file that cannot be checked does not apply', async () => {
  const broken = sheetOf('.points')
  Object.defineProperty(broken, 'cssRules', {
    get() {
      throw new DOMException('Its rules cannot be read', 'SecurityError')
    },
  })
  load(broken, 'care')
  await waitFor(() => expect(document.querySelector('link')).toHaveProperty('disabled', true))
})
