import assert from 'node:assert/strict'
import { form as formData } from './form.ts'

/** The path of a link. */
export interface Link {
  readonly path: string
}

/** A browser without script: opens pages, follows redirects and posts their forms. */
export class EidVisitor {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  open(where: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#url + where, { redirect: 'manual', headers })
  }

  /** The text of a page that answers 200. */
  async page(where: string): Promise<string> {
    const response = await this.open(where)
    assert.equal(response.status, 200, where)
    return response.text()
  }

  /** Where a link leads at this moment. */
  async now({ path }: Link): Promise<string> {
    const response = await this.open(path)
    return response.status === 303 ? response.headers.get('location')! : path
  }

  /** The token in the forms of the page at which a link stands. */
  async formToken(link: Link): Promise<string> {
    const page = await this.page(await this.now(link))
    return /name="form" value="([\w-]{43})"/.exec(page)![1]!
  }

  post(where: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#url + where, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
  }

  upload(
    where: string,
    files: readonly { readonly content: Buffer; readonly type: string }[],
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(this.#url + where, { method: 'POST', redirect: 'manual', headers, body: formData(files, fields) })
  }

  /** Posts a form with the token of the page and returns where it leads. */
  async submit(link: Link, action: string, fields: Record<string, string> = {}): Promise<string> {
    const response = await this.post(`${link.path}${action}`, { form: await this.formToken(link), ...fields })
    return leadsTo(response)
  }

  /** Sends the image of a step and returns where it leads. */
  async send(link: Link, step: string, content: Buffer, type = 'image/png'): Promise<string> {
    const form = await this.formToken(link)
    return leadsTo(await this.upload(`${link.path}/${step}`, [{ content, type }], { form }))
  }
}

function leadsTo(response: Response): string {
  assert.equal(response.status, 303)
  return response.headers.get('location')!
}
