/** The most flags of an enum: their mask is a signed number of 32 bits that is not negative (rule P3). */
export const MOST_FLAGS = 31;
