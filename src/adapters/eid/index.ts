import type { EidProvider } from '../../ports/eid-provider.ts'
import type { Egress } from '../../ports/egress.ts'
import { treefort } from './treefort.ts'
import { veriff } from './veriff.ts'

/** The eID providers that are called over the network. docs/rules/eid.md#providers. */
export function openEidProviders({ egress }: { readonly egress: Egress }): readonly EidProvider[] {
  return [treefort({ egress }), veriff({ egress })]
}
