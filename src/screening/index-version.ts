/** Version of the compiled index and of the rules that score: raised whenever either changes. */
export const indexVersion = '1'
