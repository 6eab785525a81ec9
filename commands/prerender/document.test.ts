import type { RenderedPage } from '../../remotes/storefront/boot/prerender.tsx'
import { documentOf } from './document.ts'

const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta
      data-page
      name="description"
      content="Things for the home."
    />
    <meta name="stoa-backend" content="http://localhost:9000" />
    <meta name="stoa-origin" content="" />
    <title>Stoa</title>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const page: RenderedPage = {
  title: 'Cups & <Mugs>',
  tags: [{ name: 'meta', attributes: { name: 'description', content: 'The "best" $& cups' } }],
  data: [{ '@type': 'Product', name: '</script>' }],
  hints: '<link rel="preload" as="image" href="a.jpg"/>',
  body: '<main>$1 Mug</main>',
  snapshot: { path: '/x', language: 'ar', answers: [[['k'], { title: '</script><b>' }]] },
  lang: 'ar',
  dir: 'rtl',
}

const addresses = { origin: 'https://shop.test', backend: 'https://api.test' }

test('a document has its page’s head in place of the template’s', () => {
  const html = documentOf(TEMPLATE, page, addresses)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>Cups &amp; &lt;Mugs&gt;</title>')
  expect(html).toContain('<meta data-page name="description" content="The &quot;best&quot; $&amp; cups" />')
  expect(html).not.toContain('Things for the home.')
  expect(html).toContain('<meta name="stoa-origin" content="https://shop.test" />')
  expect(html).toContain('<meta name="stoa-backend" content="https://api.test" />')
  expect(html).toContain(
    '<script data-page type="application/ld+json">{"@type":"Product","name":"\\u003c/script>"}</script></head>',
  )
  expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('</head>'))
})

test('a document has its page and the data of it, which cannot end its element', () => {
  const html = documentOf(TEMPLATE, page, addresses)
  expect(html).toContain('<div id="root"><main>$1 Mug</main></div>')
  const [, data = ''] = /<script type="application\/json" id="stoa-snapshot">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual(page.snapshot)
})

test('a page with an inline style is refused, and so is a template of something else', () => {
  const styled = { ...page, body: '<p class="a" style="color:red">x</p>' }
  expect(() => documentOf(TEMPLATE, styled, addresses)).toThrow('/x has an inline style')
  expect(() => documentOf('<html></html>', page, addresses)).toThrow('build the shop again')
})
