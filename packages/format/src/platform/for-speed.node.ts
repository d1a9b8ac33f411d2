/** Whether there is code that only saves time where there are very many objects. */
export const FOR_SPEED: boolean = true;
