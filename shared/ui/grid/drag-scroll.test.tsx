import { jest } from '@jest/globals'
import { createDragScroll, scrollStep } from './drag-scroll.ts'

describe('how far a drag scrolls in a frame', () => {
  it.each([
    ['in the middle', 200, 0],
    ['28 px from the end', 372, 0],
    ['just nearer to the end', 373, 1],
    ['at the end', 400, 10],
    ['far beyond the end', 900, 18],
    ['28 px from the start', 128, 0],
    ['at the start', 100, -10],
    ['far before the start', -400, -18],
  ])('%s: at %d it is %d', (_place, at, step) => {
    expect(scrollStep(at, 100, 400)).toBe(step)
  })

  it('is nothing where a pane is too small to have a middle', () => {
    expect(scrollStep(30, 0, 40)).toBe(0)
  })
})

/** A box of 400 by 300 px at the corner of the window, of which 60 px more can be scrolled to. */
function scrollerOf() {
  const scroller = document.createElement('div')
  let top = 0
  Object.defineProperties(scroller, {
    clientWidth: { value: 400 },
    clientHeight: { value: 300 },
    scrollTop: {
      get: () => top,
      set: (to: number) => {
        top = Math.min(Math.max(to, 0), 60)
      },
    },
    scrollLeft: { value: 0, writable: true },
  })
  return scroller
}

describe('a drag that is held at the edge', () => {
  const frames: FrameRequestCallback[] = []
  const runFrame = () => frames.shift()?.(0)

  beforeEach(() => {
    frames.length = 0
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void frames.splice(0))
  })
  afterEach(() => jest.restoreAllMocks())

  it('continues without a further move, and stops at the end of the sheet', () => {
    const scroller = scrollerOf()
    const onStep = jest.fn()
    const scroll = createDragScroll(scroller, onStep)
    scroll.move({ x: 200, y: 1000 })
    for (let frame = 0; frame < 10; frame += 1) runFrame()

    expect(scroller.scrollTop).toBe(60)
    expect(onStep).toHaveBeenCalledTimes(4)
    expect(frames).toEqual([])
  })

  it('starts at the edge of the window when the sheet continues below it', () => {
    jest.replaceProperty(window, 'innerHeight', 200)
    const scroller = scrollerOf()
    createDragScroll(scroller, jest.fn()).move({ x: 200, y: 199 })
    runFrame()
    expect(scroller.scrollTop).toBe(9)
  })

  it('stops when the drag moves back or ends', () => {
    const scroller = scrollerOf()
    const scroll = createDragScroll(scroller, jest.fn())
    scroll.move({ x: 200, y: 1000 })
    runFrame()
    scroll.move({ x: 200, y: 150 })
    runFrame()
    expect(scroller.scrollTop).toBe(18)
    expect(frames).toEqual([])

    scroll.move({ x: 200, y: 1000 })
    scroll.end()
    runFrame()
    expect(scroller.scrollTop).toBe(18)
  })
})
