import { styleFaults } from './styles.ts'

const faultsOf = (css: string) => styleFaults('page.css', Buffer.from(css)).map(({ message }) => message)

test.each([
  '@layer extensions { .a { color: red; &:hover { color: blue } .b & { color: red } } }',
  '@layer extensions { .a > * , [lang] .a, :is(.a, .b):first-child, #c { color: red } }',
  '@layer extensions { body.dark .a, #root .a { color: red } }',
  '@media print { @layer extensions.inner { .a { color: red } } }',
  '@layer extensions { @container (width > 20px) { .a { color: red } } }',
  '@keyframes a { from { opacity: 0 } } @layer extensions;',
])('%s stays with the extension', (css) => {
  expect(faultsOf(css)).toEqual([])
})

test.each([
  ['.a { color: red }', '“.a” is outside of every layer'],
  ['@media print { .a { color: red } }', '“.a” is outside of every layer'],
  ['@layer app { .a { color: red } }', '@layer app is not the extensions’'],
  ['@layer { .a { color: red } }', '@layer  is not the extensions’'],
  ['@layer extensions { * { display: none } }', '“*” reaches elements of the whole admin'],
  ['@layer extensions { :root { --a: 1 } }', '“:root” reaches elements of the whole admin'],
  ['@layer extensions { body:has(.a) { color: red } }', 'reaches elements of the whole admin'],
  ['@layer extensions { .a, html body { color: red } }', '“html body” reaches elements of the whole admin'],
  ['@layer extensions { :is(body, .a) p { color: red } }', '“:is(body, .a) p” reaches elements'],
  ['@layer extensions { :not(.a) { color: red } }', 'reaches elements of the whole admin'],
  ['@layer extensions { @media print { a:hover { color: red } } }', '“a:hover” reaches elements'],
  ['@layer extensions { #root { display: none } }', '“#root” reaches elements of the whole admin'],
  ['@layer extensions { body.a { color: red } }', '“body.a” reaches elements of the whole admin'],
  ['@layer extensions { html.a > p { color: red } }', '“html.a > p” reaches elements of the whole admin'],
  ['@layer extensions { :is(#root, .a) p { color: red } }', 'reaches elements of the whole admin'],
  ["@property --a { syntax: '*'; inherits: false }", '@property registers a name for the whole page'],
])('%s leaks', (css, message) => {
  expect(faultsOf(css)).toEqual([expect.stringContaining(message)])
})
