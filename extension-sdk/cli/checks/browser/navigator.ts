import type { DOMWindow } from 'jsdom'

import { addMissing, inert, nothing, silentTarget, unanswered } from './inert.ts'

/** Never answers a request for permission, and has none of the devices. */
const parts = (window: DOMWindow) => ({
  clipboard: { writeText: unanswered, readText: unanswered, write: unanswered, read: unanswered },
  permissions: { query: () => Promise.resolve(silentTarget(window, { state: 'prompt' })) },
  locks: { request: unanswered, query: () => Promise.resolve({ held: [], pending: [] }) },
  geolocation: { getCurrentPosition: nothing, watchPosition: () => 1, clearWatch: nothing },
  mediaDevices: silentTarget(window, {
    getUserMedia: unanswered,
    enumerateDevices: () => Promise.resolve([]),
  }),
  storage: {
    estimate: () => Promise.resolve({ usage: 0, quota: 0 }),
    persist: () => Promise.resolve(false),
    persisted: () => Promise.resolve(false),
    getDirectory: unanswered,
  },
  serviceWorker: silentTarget(window, {
    controller: null,
    ready: unanswered(),
    register: unanswered,
    getRegistration: () => Promise.resolve(),
    getRegistrations: () => Promise.resolve([]),
    startMessages: nothing,
  }),
  credentials: { get: unanswered, create: unanswered, store: unanswered, preventSilentAccess: unanswered },
  connection: silentTarget(window, { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false }),
  wakeLock: { request: unanswered },
  mediaSession: inert,
  userActivation: { isActive: false, hasBeenActive: false },
  maxTouchPoints: 0,
  share: unanswered,
  canShare: () => false,
  sendBeacon: () => true,
  vibrate: () => false,
})

/** Gives the navigator of a page what that of a browser has. */
export const completeNavigator = (window: DOMWindow): void => addMissing(window.navigator, parts(window))
