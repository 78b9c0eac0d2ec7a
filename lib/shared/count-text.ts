/** How many there are of what a list has: "40+" where there are more than are counted. */
export const countText = (count: number, isMore: boolean): string => `${count}${isMore ? '+' : ''}`;
