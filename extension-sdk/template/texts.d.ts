import type english from './locales/en.json'

// So that a key that English does not have is an error of TypeScript.
declare module '@stoa/extension-sdk' {
  interface Texts {
    english: typeof english
  }
}
