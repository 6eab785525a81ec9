import type { DOMWindow } from 'jsdom'

import { inert, nothing, replace, unanswered } from './inert.ts'

/** The identity, whatever it is multiplied with. */
class Matrix {
  static readonly fromMatrix = () => new Matrix()
  static readonly fromFloat32Array = () => new Matrix()
  static readonly fromFloat64Array = () => new Matrix()
  readonly is2D = true
  readonly isIdentity = true
  transformPoint = (point?: Partial<Point>) => Point.fromPoint(point)
  toFloat64Array = () => new Float64Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  static {
    const steps = ['multiply', 'preMultiply', 'translate', 'scale', 'scale3d', 'rotate', 'skewX', 'skewY']
    const names = [...steps, 'rotateAxisAngle', 'rotateFromVector', 'flipX', 'flipY', 'inverse']
    const own = [...names.map((name) => `${name}Self`), 'invertSelf', 'setMatrixValue']
    const unit = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, m11: 1, m12: 0, m21: 0, m22: 1, m41: 0, m42: 0 }
    Object.assign(this.prototype, unit)
    for (const name of [...names, ...own])
      replace(this.prototype, {
        [name](this: Matrix) {
          return this
        },
      })
  }
}

class Point {
  static readonly fromPoint = ({ x, y, z, w }: Partial<Point> = {}) => new Point(x, y, z, w)
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number

  constructor(x = 0, y = 0, z = 0, w = 1) {
    this.x = x
    this.y = y
    this.z = z
    this.w = w
  }

  matrixTransform = () => Point.fromPoint(this)
}

class Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly colorSpace = 'srgb'

  constructor(first: number | Uint8ClampedArray, second: number, third?: number) {
    const isData = typeof first !== 'number'
    this.width = isData ? second : first
    this.height = isData ? (third ?? first.length / 4 / second) : second
    this.data = isData ? first : new Uint8ClampedArray(4 * this.width * this.height)
  }
}

const TEXT_METRICS = {
  width: 0,
  actualBoundingBoxLeft: 0,
  actualBoundingBoxRight: 0,
  actualBoundingBoxAscent: 0,
  actualBoundingBoxDescent: 0,
  fontBoundingBoxAscent: 0,
  fontBoundingBoxDescent: 0,
}

/** Draws nothing, and keeps the properties that are set. */
function drawingContext(canvas: object): object {
  const parts: Record<string | symbol, unknown> = {
    canvas,
    measureText: () => ({ ...TEXT_METRICS }),
    createImageData: (width: number, height: number) => new Pixels(width, height),
    getImageData: (_x: number, _y: number, width: number, height: number) => new Pixels(width, height),
    createLinearGradient: () => ({ addColorStop: nothing }),
    createRadialGradient: () => ({ addColorStop: nothing }),
    createConicGradient: () => ({ addColorStop: nothing }),
    createPattern: () => ({ setTransform: nothing }),
    getTransform: () => new Matrix(),
    getLineDash: () => [],
    getContextAttributes: () => ({}),
    isPointInPath: () => false,
    isPointInStroke: () => false,
    isContextLost: () => false,
  }
  return new Proxy(parts, {
    get: (own, name) => (name in own ? own[name] : name === 'then' ? undefined : nothing),
  })
}

/** A context for drawings; for 3D there is none, as in a browser without a graphics card. */
function contextOf(this: object, kind: string): object | null {
  return kind === '2d' || kind === 'bitmaprenderer' ? drawingContext(this) : null
}

class Shape {
  static {
    const curves = ['arc', 'arcTo', 'bezierCurveTo', 'ellipse', 'quadraticCurveTo']
    for (const name of [...curves, 'addPath', 'closePath', 'lineTo', 'moveTo', 'rect', 'roundRect'])
      replace(this.prototype, { [name]: nothing })
  }
}

const offscreenCanvas = ({ EventTarget }: DOMWindow) =>
  class extends EventTarget {
    width: number
    height: number
    readonly getContext = contextOf
    readonly convertToBlob = unanswered
    readonly transferToImageBitmap = () => ({ width: this.width, height: this.height, close: nothing })

    constructor(width: number, height: number) {
      super()
      this.width = width
      this.height = height
    }
  }

/** What draws and measures. */
export const drawing = (window: DOMWindow): object => ({
  DOMMatrix: Matrix,
  DOMMatrixReadOnly: Matrix,
  WebKitCSSMatrix: Matrix,
  DOMPoint: Point,
  DOMPointReadOnly: Point,
  DOMQuad: inert,
  ImageData: Pixels,
  createImageBitmap: unanswered,
  Path2D: Shape,
  OffscreenCanvas: offscreenCanvas(window),
})

/** The page's own fail as “not implemented”. */
export function replaceCanvas({ HTMLCanvasElement }: DOMWindow): void {
  replace(HTMLCanvasElement.prototype, {
    getContext: contextOf,
    toDataURL: () => 'data:,',
    toBlob: nothing,
    captureStream: () => inert,
    transferControlToOffscreen: () => inert,
  })
}
