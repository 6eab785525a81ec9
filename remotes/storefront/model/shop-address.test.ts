import { listPath, productAddress, productPath } from './shop-address.ts'

test('a handle becomes one path segment', () => {
  expect(productPath('harbour-mug')).toBe('/products/harbour-mug')
  expect(productPath('a/b ü')).toBe('/products/a%2Fb%20%C3%BC')
})

test('a list URL contains only its set filters', () => {
  expect(listPath()).toBe('/products')
  expect(listPath({ q: '', category: 'home', page: 1 })).toBe('/products?category=home')
  expect(listPath({ q: 'blue mug', page: 3 })).toBe('/products?q=blue+mug&page=3')
})

test('the shop URL works with or without a trailing slash', () => {
  expect(productAddress('http://localhost:8000/', 'mug')).toBe('http://localhost:8000/products/mug')
  expect(productAddress('http://localhost:8000', 'mug')).toBe('http://localhost:8000/products/mug')
})
