import { layersReducer, type Layer } from './layers.ts'

const first: Layer = { title: 'First', content: '1' }
const second: Layer = { title: 'Second', subtitle: 'of two', content: '2' }

describe('the screens of a layered modal', () => {
  it('push adds a screen on top', () => {
    expect(layersReducer([], { type: 'push', layer: first })).toEqual([first])
    expect(layersReducer([first], { type: 'push', layer: second })).toEqual([first, second])
  })

  it('pop removes the last one', () => {
    expect(layersReducer([first, second], { type: 'pop' })).toEqual([first])
  })

  it('pop leaves the modal itself alone', () => {
    expect(layersReducer([], { type: 'pop' })).toEqual([])
  })

  it('reset clears all', () => {
    expect(layersReducer([first, second], { type: 'reset' })).toEqual([])
  })
})
