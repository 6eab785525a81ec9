/** The backend's address, which the document names. */
export function backendUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stoa-backend"]')
  return meta?.content || 'http://localhost:9000'
}
