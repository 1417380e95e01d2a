/** Raised whenever the same input could give another verdict; kept with each filed verdict so that it can be recomputed. */
export const engineVersion = '3'
