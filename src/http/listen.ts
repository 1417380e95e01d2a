import type { FastifyInstance } from 'fastify'
import { PortUnusable } from './port-unusable.ts'

/** Binds the port of the API. Returns the URL. Throws PortUnusable. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  try {
    return (await app.listen({ host, port })).replace('[::]', '[::1]')
  } catch (error) {
    throw new PortUnusable({ setting: 'GATEHOUSE_PORT', host, port }, error)
  }
}
