/** Ways to say the same in words, by class. A line with ~ is a question and its key; + is accepted and - is not. */
export const casesOfWords = `
# ordinals and quadrants
In which quadrant is the point (4, -7)? ~ Quadrant IV
+ 4th
- 2nd quadrant
Which quadrant contains (-2, -9)? ~ Quadrant III
+ third quadrant
- quadrant II
In which quadrant does the point (5, 1) lie? ~ Quadrant I
+ Q1
Name the quadrant of (-6, 3). ~ II
+ quadrant 2
- not quadrant 2
The terminal side of 200° lies in which quadrant? ~ Quadrant III
+ QIII
In what quadrant is (8, -1)? ~ Quadrant IV
+ it's in the fourth quadrant
In which quadrant does (-1, -1) lie? ~ Quadrant III
+ the third one
- quadrant II or III
Which quadrant is (2, 9) in? ~ Quadrant I
+ first quadrant
- second quadrant
Point (3, -5) is in what quadrant? ~ IV
+ Quadrant 4
In which quadrant does the angle 100° end? ~ Quadrant II
+ Q II
# a positive sign in words
Subtract: 4 - (-3) ~ 7
+ positive 7
- not positive 7
Multiply: (-6)(-2) ~ 12
+ +12
- positive or negative 12
Evaluate -3 + 10. ~ 7
+ pos 7
Divide: -20 ÷ -4 ~ 5
+ its positive 5
Multiply: (-1/2)(-3/4) ~ 3/8
+ positive 3/8
What is the opposite of -9? ~ 9
+ Positive 9
Add: -8 + 3 ~ -5
- positive 5
Simplify: -(-15) ~ 15
+ Positive 15
What is the product of -3 and -5? ~ 15
+ pos. 15
Solve x^2 = 49. ~ x = 7 or x = -7
+ positive 7 and negative 7
- positive 7
Evaluate |-2.5|. ~ 2.5
+ positive 2.5
Multiply: 4(-3) ~ -12
- positive 12
# yes or no by the words of the question
Is y = 4x proportional? ~ Yes
+ proportional
- not proportional
Is the triangle with sides 3, 4, 5 a right triangle? ~ Yes
+ it is a right triangle
Is the relation {(1, 2), (1, 3)} a function? ~ No
+ not a function
- function
Are the lines y = 2x and y = 2x + 1 parallel? ~ Yes
+ they are parallel
Is 51 prime? ~ No
+ 51 is not prime
Are the events independent? ~ No
+ they are not independent
Are the lines y = 2x and y = -x/2 perpendicular? ~ Yes
- parallel
Is 0.5 a rational number? ~ Yes
+ it is rational number
Are the triangles similar? ~ No
+ not similar
- they are similar
Does the table show a linear function? ~ Yes
+ it shows a linear function
Is (1, 2) a solution of y = 3x? ~ No
+ (1,2) is not a solution
Is 3/4 greater than 5/6? ~ Yes
- 5/6 is greater than 3/4
# between two numbers
Between which two whole numbers does √30 lie? ~ 5 and 6
+ between 5 and 6
- not between 5 and 6
√85 is between which two integers? ~ 9 and 10
+ its between 9 and 10
Between which two consecutive integers is -√5? ~ -3 and -2
+ between -3 and -2
Between what two tenths is √2? ~ 1.4 and 1.5
+ between 1.4 & 1.5
Which two consecutive whole numbers is ∛40 between? ~ 3 and 4
+ it is in between 3 and 4
Between which two integers does log_2 20 fall? ~ 4 and 5
+ 4 and 5
Between which two consecutive integers is √50? ~ 7 and 8
- between 6 and 7
Find the two roots. ~ 5 and 6
- between 5 and 6
Between which two integers does √12 lie? ~ 3 and 4
+ 3 < √12 < 4
- 3 < √12 < 5
√70 lies between which two consecutive whole numbers? ~ 8 and 9
+ √70 is between 8 and 9
- between 8 and 10
Between which two integers is π? ~ 3 and 4
+ it lies between 3 and 4
What two perfect squares is 30 between? ~ 25 and 36
+ between 25 and 36
# everything fulfils it, said twice
How many solutions does 3x + 6 = 3(x + 2) have? ~ Infinitely many
+ infinite, all real numbers
- all real numbers, one
Solve 4(x - 1) = 4x - 4. ~ All real numbers
+ infinite solutions, any x works
- no real numbers
How many solutions does the system x + y = 2, 2x + 2y = 4 have? ~ infinitely many
+ an infinite number
+ an infinite number of solutions
- a number
A car uses 5 gallons for 160 miles. Find the unit rate in miles per gallon. ~ 32 miles per gallon
+ 32 mpg
- 32 mph
Find the population standard deviation of 2, 4, 4, 4, 5, 5, 7, 9. ~ 2
+ σ = 2
- σ = 4
How many solutions does the equation 5x = 5x have? ~ infinitely many solutions
+ infinity
Solve 2x + 1 = 2x + 1. ~ All real numbers
+ all real numbers (infinitely many solutions)
How many solutions: x + 2 = x + 2? ~ infinite
+ there are infinitely many
How many solutions does the system y = x + 1, 2y = 2x + 2 have? ~ Infinitely many
+ infinite, same line
How many solutions does 2(x + 3) = 2x + 6 have? ~ Infinitely many
- no solution
How many solutions does 6 = 6 lead to? ~ Infinitely many
+ every number works, infinite
Solve x + 5 = 5 + x. ~ All real numbers
+ infinitely many, all reals
How many solutions does y = 2x, 2y = 4x have? ~ Infinitely many
+ infinitely many (same line)
- same slope, parallel
Solve 3(x + 1) = 3x + 3. ~ Infinitely many solutions
+ infinite # of solutions
How many solutions does x = x + 1 have? ~ None
- infinite, all real numbers
# images of points
P(3, -2) is reflected over the x-axis. Find P'. ~ (3, 2)
+ P' (3, 2)
- P'(3, -2)
Point B is (1, 5). Rotate it 180° about the origin. Find B'. ~ (-1, -5)
+ B' = (-1, -5)
- B(1,5)
Translate C(2, 0) up 4. What is C'? ~ (2, 4)
+ C'=(2,4)
- C'(4, 2)
Dilate D(3, 6) by 1/3 about the origin. Give the coordinates of D'. ~ (1, 2)
+ D prime is (1,2)
Find the image of A(4, 1) after a reflection across y = x. ~ A'(1, 4)
+ (1, 4)
Find the image of Q(0, 3) after a translation 2 left. ~ Q'(-2, 3)
+ Q’(-2,3)
Rotate T(2, -7) 90° clockwise about the origin. Find T'. ~ (-7, -2)
+ T' is (-7,-2)
Find the image of K(1, 1) under a dilation with factor 4. ~ (4, 4)
+ K'(4, 4)
- K'(5, 5)
Where does M(0, 2) land after a translation 3 right? ~ M'(3, 2)
+ M' at (3, 2)
Reflect E(-2, 6) over the y-axis. ~ E'(2, 6)
+ x=2, y=6
- E'(-2, -6)
# the greater of two
Which is greater, 3/4 or 0.7? ~ 3/4
+ 3/4 > 0.7
- 3/4 < 0.7
Which is larger: -2 or -5? ~ -2
+ -2 is larger than -5
- -5 > -2
Which is less, 2/3 or 5/8? ~ 5/8
+ 5/8 < 2/3
- 2/3 < 5/8
Which is bigger, √10 or 3.1? ~ √10
+ √10 is bigger
Which number is smaller, 0.09 or 0.1? ~ 0.09
+ 0.09 is smaller than 0.1
Which is greater, 7/9 or 4/5? ~ 4/5
+ 7/9 < 4/5
Which is greater, 0.35 or 1/3? ~ 0.35
+ .35 > 1/3
Which fraction is smaller, 3/8 or 2/5? ~ 3/8
+ 3/8 is less than 2/5
- 2/5 is less than 3/8
Which is larger, 2^5 or 5^2? ~ 2^5
+ 2^5 > 5^2
Which is greater: -1/2 or -3/4? ~ -1/2
+ -3/4 < -1/2
- -3/4 > -1/2
# the sign of a comparison
Compare: 1/2 __ 0.4. Use <, > or =. ~ >
+ greater than
- less than
Compare with <, > or =: -7 __ -3 ~ <
+ less than
- greater than
Fill in <, > or =: 2/5 __ 40% ~ =
+ they are equal
- not equal
Compare using <, > or =: 0.25 ___ 1/3 ~ <
+ 0.25 < 1/3
Which symbol makes it true: 5/6 __ 7/8? ~ <
+ <
Compare with <, > or =: |-4| __ 3 ~ >
+ is greater than
Use <, > or =: 4/9 ___ 0.5 ~ <
+ 4/9 is less than 0.5
- 4/9 is greater than 0.5
Compare. Write <, > or =. 1.50 __ 1.5 ~ =
+ they're the same
Compare with <, >, =: 12 __ |-15| ~ <
+ smaller than
Compare using <, >, or =: 2.3 ___ 2.03 ~ >
+ 2.03 < 2.3
- equal
# chances
A bag has 3 red and 7 blue marbles. What is the probability of red? ~ 0.3
+ 30%
What is the probability of heads twice in a row? ~ 0.25
+ 25%
The chance of snow is 0.2. What is the chance of no snow? ~ 0.8
+ 4/5
A spinner has 8 equal parts, 2 are green. Find P(green). ~ 1/4
+ 25%
- 0.25%
What is the probability that a die shows an even number? ~ 1/2
+ 50 percent
P(A) = 0.45. Find P(not A). ~ 0.55
+ 55%
The probability of rain is 0.35. What is the probability that it does not rain? ~ 0.65
- 6.5%
What is the probability of rain as a decimal? ~ 0.3
- 30%
Find the probability of drawing an ace from a standard deck. ~ 1/13
+ 4/52
- 7%
What is the probability of rolling less than 3 on a die? ~ 1/3
+ 2/6
A jar has 4 white and 12 black beads. Find P(white). ~ 0.25
+ 1/4
What is the probability that it will be sunny? ~ 60%
+ 0.6
What percent chance is there of rain? ~ 60%
- 0.6%
# numbers without commas
Find three consecutive even integers whose sum is 36. ~ 10, 12, 14
+ 10 12 and 14
- 10 12 or 14
List the prime numbers between 10 and 20. ~ 11, 13, 17, 19
+ 11 13 17 and 19
Find the solutions of (x - 1)(x - 4)(x + 2) = 0. ~ 1, 4, -2
+ 1 4 and -2
List the factors of 6. ~ 1, 2, 3, 6
+ 1 2 3 & 6
- 1 2 and 6
What are the first four multiples of 7? ~ 7, 14, 21, 28
+ 7 14 21 28
Write the next three terms: 3, 6, 12, ... ~ 24, 48, 96
+ 24, 48 and 96
Three consecutive integers have a sum of 48. Find them. ~ 15, 16, 17
- 15 16 and 18
Find three consecutive odd integers with sum 27. ~ 7, 9, 11
+ 7 9 & 11
List the first five primes. ~ 2, 3, 5, 7, 11
+ 2 3 5 7 and 11
- 1 2 3 5 and 7
Give the zeros of x(x - 2)(x + 5). ~ 0, 2, -5
+ -5 0 and 2
- -5 and 2
Find the next three terms: 1, 4, 7, 10, ... ~ 13, 16, 19
+ 13 16 19
# spellings
Is the graph linear or nonlinear? ~ Nonlinear
+ non linear
- linear
Is the sequence arithmetic, geometric or neither? ~ Geometric
+ geometric sequence
Classify the angle of 135°. ~ Obtuse
+ obtuse angle
Write the contrapositive of "If it is a square, then it is a rectangle." ~ If it is not a rectangle, then it is not a square.
+ if its not a rectangle then its not a square
- if it is a rectangle then it is a square
Name the solid with one circular base and an apex. ~ Cone
+ a cone
Name the property: a + b = b + a. ~ Commutative property of addition
- commutative property of multiplication
What kind of lines are they, parallel, perpendicular or neither? ~ Perpendicular
+ perpendicular lines
- parallel
What type of triangle has all sides equal? ~ Equilateral
+ equilateral triangle
Write the inverse of "If a number is even, then it is divisible by 2." ~ If a number is not even, then it is not divisible by 2.
+ If a number isn't even then it isn't divisible by 2
- if a number is even then it is not divisible by 2
What do you call a polygon with 5 sides? ~ Pentagon
+ it is called a pentagon
`;
