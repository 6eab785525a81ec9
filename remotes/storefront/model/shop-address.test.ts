import { categoryPath, collectionPath, listPath, productAddress, productPath } from './shop-address.ts'

test('a handle becomes one path segment', () => {
  expect(productPath('harbour-mug')).toBe('/products/harbour-mug')
  expect(productPath('a/b ü')).toBe('/products/a%2Fb%20%C3%BC')
})

test('a product URL can name a variant', () => {
  expect(productPath('mug', 'variant_1')).toBe('/products/mug?variant=variant_1')
})

test('a list URL contains the text that was searched', () => {
  expect(listPath()).toBe('/products')
  expect(listPath({ q: '' })).toBe('/products')
  expect(listPath({ q: 'blue mug' })).toBe('/products?q=blue+mug')
})

test('collections and categories have pages of their own, below those of their parents', () => {
  expect(collectionPath('reading corner')).toBe('/collections/reading%20corner')
  expect(categoryPath([{ handle: 'home' }, { handle: 'vases' }])).toBe('/categories/home/vases')
})

test('the shop URL works with or without a trailing slash', () => {
  expect(productAddress('http://localhost:8000/', 'mug')).toBe('http://localhost:8000/products/mug')
  expect(productAddress('http://localhost:8000', 'mug')).toBe('http://localhost:8000/products/mug')
})
