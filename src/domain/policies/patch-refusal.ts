/** Why a part of a policy file is refused. */
export interface PatchRefusal {
  /** As in the policy file; '' for a fault of the whole. */
  readonly path: string
  readonly message: string
}
