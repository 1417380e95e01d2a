/** What the name engine answered, recorded with the verdict. `not_run` fails `screening`: never a silent pass. */
export type ScreeningResult =
  { readonly status: 'not_run'; readonly why: 'no_list' } | { readonly status: 'run'; readonly bundle: string }
