/** Set in a browser's storage while a person is signed in. It decides which code is fetched first, and says nothing of the person. */
export const SESSION_MARK = 'stoa-signed-in'

/** The `id` of the data block that {@link PRELOAD_SCRIPT} reads. */
export const PRELOAD_DATA_ID = 'stoa-preload'

/** A file that a document fetches ahead: its address, its kind, and its hash where it is checked. */
export type PreloadedFile = readonly [href: string, as: 'script' | 'style' | 'fetch', integrity: string]

/** The data of {@link PRELOAD_SCRIPT}. */
export interface PreloadData {
  /** The key of local storage that decides. */
  key: string
  /** For pages of the admin where the key is set. */
  set: readonly PreloadedFile[]
  /** For every other page. */
  unset: readonly PreloadedFile[]
  /** For the pages after the first one; fetched once the admin is idle, not by the script. */
  later: readonly PreloadedFile[]
}

declare global {
  /** The answer to the session check that {@link PRELOAD_SCRIPT} has sent; undefined once it is taken. */
  var stoaSession: Promise<Response> | undefined
}

/**
 * The documents' inline script: sends the session check, and fetches the code of the admin or that of the sign-in page,
 * without waiting for the first script to arrive. Where the key is not set although there is a session, the code of the
 * admin follows the answer. Browsers answer what a document asks for after Back from their cache, but not the check: the session
 * may have ended since. It never changes with a build, so that servers can allow it by one hash.
 */
export const PRELOAD_SCRIPT = `{const d=document,{key,set,unset}=JSON.parse(d.getElementById("${PRELOAD_DATA_ID}").textContent),f=files=>{for(const[h,a,i]of files){const l=d.createElement("link");l.rel="preload";l.as=a;l.crossOrigin="anonymous";if(i)l.integrity=i;l.href=h;d.head.append(l)}};let s=null;try{s=localStorage.getItem(key)}catch{}const p=/^\\/(a(\\/|$)|$)/.test(location.pathname),m=p&&s!==null;f(m?set:unset);const b=d.querySelector('meta[name="stoa-backend"]')?.content;if(b)(globalThis.stoaSession=fetch(b+"/admin/auth",{credentials:"include",cache:"no-store"})).then(r=>{if(r.ok&&p&&!m)f(set)},()=>{})}`
