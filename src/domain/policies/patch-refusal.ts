/** Why something of a policy file is not done. */
export interface PatchRefusal {
  /** As in the policy file; '' for what is wrong with all of it together. */
  readonly path: string
  readonly message: string
}
