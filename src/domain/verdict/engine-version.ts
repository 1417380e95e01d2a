/** Raised when the same input could give another verdict. Stored with each verdict, for replay. */
export const engineVersion = '5'
