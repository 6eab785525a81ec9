import type { DOMWindow } from 'jsdom'

import { inert } from './inert.ts'

type EventBase = new (type: string, init?: object) => Event

/** An event class whose values come from what it is made with. */
const eventClass = (Base: EventBase, defaults: object) =>
  class extends Base {
    constructor(type: string, init: Record<string, unknown> = {}) {
      super(type, init)
      for (const [name, value] of Object.entries(defaults))
        Object.defineProperty(this, name, { value: init[name] ?? value, configurable: true })
    }
  }

const POINTER = { pointerId: 0, width: 1, height: 1, pressure: 0, tiltX: 0, tiltY: 0, pointerType: '' }

/** The data of a drag or of the clipboard. */
class Transfer {
  dropEffect = 'none'
  effectAllowed = 'none'
  readonly files: readonly unknown[] = []
  readonly items: readonly unknown[] = []
  readonly #data = new Map<string, string>()

  get types(): string[] {
    return [...this.#data.keys()]
  }

  getData(format: string): string {
    return this.#data.get(format) ?? ''
  }

  setData(format: string, data: string): void {
    this.#data.set(format, data)
  }

  clearData(): void {
    this.#data.clear()
  }

  setDragImage(): void {}
}

/** Events that the page lacks. */
export const events = ({ Event, MouseEvent }: DOMWindow): object => ({
  PointerEvent: eventClass(MouseEvent, { ...POINTER, isPrimary: false }),
  DragEvent: eventClass(MouseEvent, { dataTransfer: null }),
  ClipboardEvent: eventClass(Event, { clipboardData: null }),
  AnimationEvent: eventClass(Event, { animationName: '', elapsedTime: 0, pseudoElement: '' }),
  TransitionEvent: eventClass(Event, { propertyName: '', elapsedTime: 0, pseudoElement: '' }),
  ToggleEvent: eventClass(Event, { oldState: '', newState: '' }),
  PromiseRejectionEvent: eventClass(Event, { promise: undefined, reason: undefined }),
  DataTransfer: Transfer,
  ClipboardItem: inert,
})
