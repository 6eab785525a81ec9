import type { DOMWindow } from 'jsdom'

import { nothing, silentClass, silentTarget, unanswered } from './inert.ts'

/** Connections and storage that stay open and never answer: the page's own would really connect. */
export function silentNetwork(window: DOMWindow): object {
  return {
    XMLHttpRequest: silentRequest(window),
    WebSocket: silentClass(
      window,
      { readyState: 0, bufferedAmount: 0, protocol: '', extensions: '', send: nothing, close: nothing },
      { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 },
    ),
    EventSource: silentClass(
      window,
      { readyState: 0, close: nothing },
      { CONNECTING: 0, OPEN: 1, CLOSED: 2 },
    ),
  }
}

function silentRequest(window: DOMWindow) {
  const Request = silentClass(
    window,
    {
      readyState: 0,
      status: 0,
      statusText: '',
      response: '',
      responseText: '',
      responseXML: null,
      responseType: '',
      responseURL: '',
      timeout: 0,
      withCredentials: false,
      open: nothing,
      send: nothing,
      abort: nothing,
      setRequestHeader: nothing,
      overrideMimeType: nothing,
      getResponseHeader: () => null,
      getAllResponseHeaders: () => '',
    },
    { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 },
  )
  return class extends Request {
    readonly upload = silentTarget(window)
  }
}

/** Databases and caches that never finish opening. */
export const silentStorage = (window: DOMWindow): object => ({
  indexedDB: {
    open: () => silentTarget(window, { readyState: 'pending' }),
    deleteDatabase: () => silentTarget(window, { readyState: 'pending' }),
    databases: () => Promise.resolve([]),
    cmp: () => 0,
  },
  IDBKeyRange: { only: () => ({}), bound: () => ({}), lowerBound: () => ({}), upperBound: () => ({}) },
  caches: {
    open: unanswered,
    match: () => Promise.resolve(),
    has: () => Promise.resolve(false),
    delete: () => Promise.resolve(false),
    keys: () => Promise.resolve([]),
  },
  cookieStore: silentTarget(window, {
    get: () => Promise.resolve(null),
    getAll: () => Promise.resolve([]),
    set: unanswered,
    delete: unanswered,
  }),
})
