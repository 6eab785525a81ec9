const DIALOG_STYLE =
  'box-sizing:border-box;inline-size:min(60rem,94vw);max-block-size:86vh;overflow:auto;padding:1.5rem;' +
  'border:0;border-block-start:4px solid #d92d20;border-radius:8px;background:#101828;color:#f2f4f7;' +
  'font:13px/1.6 ui-monospace,monospace;direction:ltr;text-align:left'
const CLOSE_STYLE = 'float:inline-end;padding:.25rem .75rem;font:inherit'
const TEXT_STYLE = 'margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere'

const shown = new Map<string, readonly string[]>()
let host: HTMLElement | undefined

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string, text = '') {
  const made = document.createElement(name)
  made.style.cssText = style
  made.textContent = text
  return made
}

function render(): void {
  host?.remove()
  host = undefined
  const texts = [...shown.values()].flat()
  if (texts.length === 0) return
  host = document.createElement('stoa-errors')
  const dialog = element('dialog', DIALOG_STYLE)
  dialog.setAttribute('aria-label', 'Errors of the extension')
  const close = element('button', CLOSE_STYLE, 'Close')
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    shown.clear()
    render()
  })
  dialog.append(close, ...texts.map((text) => element('pre', TEXT_STYLE, text)))
  // A shadow root, so that no style of the admin reaches it. Nodes and texts alone: admins take no HTML from scripts.
  host.attachShadow({ mode: 'open' }).append(dialog)
  document.body.append(host)
  dialog.showModal()
}

/** Shows errors over the page until they are fixed or closed; each source has its own. */
export function showErrors(texts: readonly string[], source: string): void {
  if (JSON.stringify(shown.get(source)) === JSON.stringify(texts)) return
  shown.set(source, texts)
  render()
}

/** Takes away what a source has shown. */
export function clearErrors(source: string): void {
  if (shown.delete(source)) render()
}
