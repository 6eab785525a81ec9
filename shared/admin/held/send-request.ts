/** The shell asks for it before a person is signed out. */
const SEND_HELD = 'stoa.send-held'

/** Takes the names of what could not be sent, once the rest was. */
type WaitFor = (unsent: Promise<readonly string[]>) => void

/** Answers when what is held has to be sent at once. Returns a function that stops it. */
export function onSendRequest(answer: () => Promise<readonly string[]>): () => void {
  const onRequest = (event: Event) => (event as CustomEvent<WaitFor>).detail(answer())
  window.addEventListener(SEND_HELD, onRequest)
  return () => window.removeEventListener(SEND_HELD, onRequest)
}
