import { isLoose } from './loose-selector.ts'

test.each([
  '.a',
  '#a',
  '.a > *, [lang] .a',
  ':is(.a, .b):first-child',
  ':where(:is(.a, .b), .c) p',
  "[title='a, b'] .a",
  '.a:not(.b, :has(p))::after',
  'body.dark .a, #root .a, :root .a:hover',
  '#rooted, .body, #root-of-mine, .a > .html',
])('%s stays within the extension', (selector) => {
  expect(isLoose(selector)).toBe(false)
})

test.each([
  '*',
  'body',
  ':root',
  '.a, html body',
  ':not(.a)',
  'body:has(.a)',
  ':is(body, .a) p',
  "[class='x.y']",
  String.raw`my\.element`,
  '#root',
  '.a #root',
  '#root > div',
  'body.dark',
  'html.a *',
  'body.a, .b',
  ':root.a',
  ':is(#root, .a)',
  ':where(body.a) p',
])('%s reaches the whole page', (selector) => {
  expect(isLoose(selector)).toBe(true)
})
