/** Whether something of a text runs from the right: Hebrew, Arabic and their neighbours. */
export const fromTheRight = /[\u0590-\u08ff]/
