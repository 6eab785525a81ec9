import type { DOMWindow } from 'jsdom'

export const nothing = () => undefined

/** Never answers, as a person does who is not there. */
export const unanswered = () => new Promise<never>(nothing)

/** What a class of the page's own realm extends, and what is shared by everything that never answers. */
type Constructor<Instance = object> = new (...args: never[]) => Instance

// A class cannot be called, and an arrow cannot be constructed.
function target() {}

/** Can be read, called and constructed to any depth, and does nothing. */
export const inert: object = new Proxy(target, {
  get(_target, name) {
    if (name === 'then') return undefined
    if (name === 'prototype') return target.prototype as object
    if (name === Symbol.toPrimitive) return () => 0
    return name === Symbol.iterator ? () => [].values() : inert
  },
  has: () => true,
  set: () => true,
  apply: () => inert,
  construct: () => inert,
})

/** A class of the page's event targets with the given parts: it can be listened to, and nothing happens. */
export function silentClass(window: DOMWindow, parts: object, statics: object = {}): Constructor {
  const Silent = class extends window.EventTarget {}
  Object.assign(Silent.prototype, parts)
  return Object.assign(Silent, statics)
}

/** One event target of the page with the given parts. */
export const silentTarget = (window: DOMWindow, parts: object = {}): EventTarget =>
  Object.assign(new window.EventTarget(), parts)

/** Adds what an object lacks. */
export function addMissing(owner: object, parts: object): void {
  for (const [name, value] of Object.entries(parts)) if (!(name in owner)) replace(owner, { [name]: value })
}

/** Replaces parts of an object. */
export function replace(owner: object, parts: object): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
