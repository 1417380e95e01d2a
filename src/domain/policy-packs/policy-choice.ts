import type { PolicyPack } from './definition/policy-pack.ts'

/** Which policy a workspace runs. docs/rules/policy-packs.md#packs. */
export type PolicyChoice =
  | {
      /** The workspace uses an unedited pack. */
      readonly id: null
      /** Null: the pack depends on the client's country. */
      readonly regime: string | null
      /** The pack that the regime stands over; absent or null for its own choice. docs/rules/policy-packs.md#extends. */
      readonly extends?: string | null
    }
  | {
      /** The workspace's own policy. */
      readonly id: string
      readonly regime: string
      /** The pack with the workspace's patch; its version is the policy's. */
      readonly pack: PolicyPack
    }
